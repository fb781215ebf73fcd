import { addressOf, documentOf } from './buyer';
import { type Shop, shopsByCountry, shopWhere } from './shops';
import { goToPayment, StepPage } from './step-page';
import { atNight, expect, test } from './test';

const inBrazil = shopWhere(
  ({ settings }) =>
    settings.country === 'BR' && settings.payment.document === 'cpf' && settings.payment.collectsDocument === true,
);

/** Field → input → text in the specification's table. */
const leadTexts: readonly (readonly [field: string, typed: string, text: string])[] = [
  ['name', 'Ana', 'Preencha com nome e sobrenome.'],
  ['name', `${'A'.repeat(41)} Prado`, 'Nome muito extenso'],
  ['name', 'Ana Pr4do', 'Insira apenas letras'],
  ['email', 'ana', 'Insira um email válido.'],
  ['email', 'ána@exemplo.com', 'Insira um email válido.'],
  ['email', 'a@exemplo.com', 'Insira um email válido.'],
  // Cut to 80 characters, it would be another person's address.
  ['email', `${'a'.repeat(64)}@exemplo.com.brasil`, 'Insira um email válido.'],
  [
    'phone',
    '1133334444',
    'Insira o DDD e um número de celular válido. Caso seja de fora do Brasil, selecione a bandeira no ícone ao lado.',
  ],
  ['phone', '+123', 'Insira um número válido'],
];

const cardTexts: readonly (readonly [field: string, typed: string, text: string])[] = [
  ['cardNumber', '4111111111111112', 'Revise o número do cartão.'],
  ['cardNumber', '411111', 'Revise o número do cartão.'],
  ['cardNumber', '', 'Revise o número do cartão.'],
  ['cardExpiry', '13/34', 'Revise a data de validade.'],
  ['cardExpiry', '01/20', 'Revise a data de validade.'],
  ['cardExpiry', '01/60', 'Revise a data de validade.'],
  ['cardCvv', '12', 'Revise o código de segurança.'],
  ['cpf', '529.982.247-26', 'Revise o CPF.'],
  ['cpf', '111.111.111-11', 'Revise o CPF.'],
];

/** Types the text and leaves the field; expects the message linked to it. */
async function expectText(step: StepPage, field: string, typed: string, text: string) {
  const control = step.field(field);
  await control.fill(typed);
  await control.blur();
  const id = (await control.getAttribute('id')) ?? '';
  const message = step.page.locator(`#${id}-error`);
  await expect(message, `${field}: ${typed}`).toHaveText(text);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAttribute('aria-describedby', `${id}-error`);
}

test('each mistake in my data shows the message from the specification', atNight(), async ({ page }) => {
  await page.goto(`/lead?${inBrazil.query}`);
  const step = new StepPage(page);
  await step.waitFor('/lead');
  for (const [field, typed, text] of leadTexts) await expectText(step, field, typed, text);
});

test('each mistake in my card shows the message from the specification', atNight(), async ({ page }) => {
  const { step } = await goToPayment(page, inBrazil);
  for (const [field, typed, text] of cardTexts) await expectText(step, field, typed, text);
  await step.field('cardCompany').selectOption('');
  await step.button.click();
  await expect(page.locator('#field-cardCompany-error')).toHaveText('Revise a bandeira do cartão.');
});

test('in Mozambique a missing card company has its own message', async ({ page }) => {
  const shop = shopWhere(({ settings }) => settings.country === 'MZ');
  const { step } = await goToPayment(page, shop);
  await step.button.click();
  await expect(page.locator('#field-cardCompany-error')).toHaveText('Selecione a bandeira do cartão');
});

test('a field shows an error only after I leave it, and clears the error while I correct it', async ({ page }) => {
  await page.goto(`/lead?${inBrazil.query}`);
  const step = new StepPage(page);
  await step.waitFor('/lead');
  const name = step.field('name');
  const error = page.locator('#field-name-error');
  await name.pressSequentially('Ana');
  await expect(name).toHaveValue('Ana');
  await expect(error).toHaveCount(0);
  await name.blur();
  await expect(error).toHaveText('Preencha com nome e sobrenome.');
  // Announced, because the focus is elsewhere.
  await expect(page.locator('[data-left-errors]')).toHaveText(/: Preencha com nome e sobrenome\.$/);
  await expect(page).toHaveTitle(/^Erro/);
  await expect(page.locator('[data-error-summary]')).toHaveCount(0);
  await name.press('End');
  await name.pressSequentially(' Prado');
  await expect(error).toHaveCount(0);
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(page).not.toHaveTitle(/^Erro/);
  // A valid value must not be marked as wrong while I change it.
  await name.blur();
  await name.fill('Ana P');
  await name.fill('Ana');
  await step.settle();
  await expect(name).toHaveAttribute('aria-invalid', 'false');
});

test('switching from card to pix removes the errors of the card fields', async ({ page }) => {
  const { step } = await goToPayment(page, inBrazil);
  await step.button.click();
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await step.choose('pix');
  await expect(page.locator('[data-error-summary]').getByRole('link')).toHaveText(['Revise o CPF.']);
  await step.type(documentOf(inBrazil));
  await expect(page.locator('[data-error-summary]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Erro/);
  await step.choose('credit-card');
  await expect(step.field('cardNumber')).toHaveAttribute('aria-invalid', 'false');
});

for (const shop of shopsByCountry) {
  test(`${shop.name}: submitting an empty first step or card form lists the missing fields and links to them`, async ({
    page,
  }) => {
    await page.goto(`/lead?${shop.query}`);
    const step = new StepPage(page);
    await step.waitFor('/lead');
    await expectSummary(step, shop, ['name', 'email', 'phone', ...(shop.settings.terms.isEnabled ? ['terms'] : [])]);
    await expect(page).toHaveURL((url) => url.pathname === '/lead');
    await goToPayment(page, shop);
    const { collectsDocument, document } = shop.settings.payment;
    const own = collectsDocument ? [document === 'registry' ? 'registry' : 'cpf'] : [];
    const address = shop.settings.hasAddressForm ? [...Object.keys(addressOf(shop)), ...stateOf(shop)] : [];
    const card = ['cardNumber', 'cardHolder', 'cardExpiry', 'cardCvv', 'cardCompany'];
    await expectSummary(step, shop, [...card, ...own, ...address]);
    await expect(page).toHaveURL((url) => url.pathname === '/payment');
  });
}

/** The state of Brazil is chosen, not typed. */
function stateOf({ settings }: Shop): string[] {
  return settings.country === 'BR' ? ['state'] : [];
}

/** Expects the summary to have the focus and to link exactly these fields. */
async function expectSummary(step: StepPage, shop: Shop, fields: readonly string[]) {
  const { page } = step;
  await expect(page.locator('[data-error-summary]')).toHaveCount(0);
  await step.button.click();
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(shop.text('frame.errorSummaryTitle', { count: fields.length }));
  await expect(page).toHaveTitle(`Erro: ${shop.text('frame.pageTitle', { title: shop.settings.title })}`);
  const links = summary.getByRole('link');
  await expect(links).toHaveCount(fields.length);
  for (const field of fields) {
    const control = step.field(field);
    await expect(control, field).toHaveAttribute('aria-invalid', 'true');
    const text = (await page.locator(`#${await control.getAttribute('aria-describedby')}`).textContent()) ?? '';
    expect(Object.values(shop.messages), field).toContain(text);
    const link = summary.locator(`a[href="#${await control.getAttribute('id')}"]`);
    // 'Revise este campo.' alone does not name the field.
    await expect(link).toHaveText(field === 'registry' ? `CPF ou CNPJ: ${text}` : text);
  }
  const first = fields[0] ?? '';
  await summary.locator(`a[href="#${await step.field(first).getAttribute('id')}"]`).click();
  await expect(step.field(first)).toBeFocused();
}
