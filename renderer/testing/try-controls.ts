import { nextFrames } from './next-frames';

/** Valid input by field name. */
const goodValues: Readonly<Record<string, string>> = {
  name: 'Ana Prado',
  email: 'ana@example.com',
  phone: '11987654321',
  cpf: '39053344705',
  registry: '39053344705',
  cardNumber: '4111111111111111',
  cardHolder: 'ANA PRADO',
  cardExpiry: '1234',
  cardCvv: '737',
};

/**
 * Uses a page like an impatient buyer: submits, fills in and leaves each field, takes each choice, submits again,
 * presses each button.
 *
 * @param onUse receives each control before its use
 */
export async function tryControls(root: Element, onUse: (control: Element) => void): Promise<void> {
  const list = <T extends HTMLElement>(selector: string) => [...root.querySelectorAll<T>(selector)];
  const press = async (control: HTMLElement | undefined) => {
    if (!control) return;
    onUse(control);
    control.click();
    await nextFrames();
  };
  const fillIn = async () => {
    for (const field of list<HTMLInputElement>('input:not([type=hidden], [type=radio], [type=checkbox])')) {
      onUse(field);
      field.focus();
      field.value = goodValues[field.name] ?? 'x';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.blur();
    }
    for (const field of list<HTMLSelectElement>('select')) {
      onUse(field);
      field.selectedIndex = field.options.length - 1;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await nextFrames();
  };
  // The frame has a form of its own.
  const [main] = list('main button[type=submit]');
  await press(main);
  await fillIn();
  for (const [index] of list('input[type=radio]').entries()) {
    await press(list('input[type=radio]')[index]);
    await fillIn();
  }
  for (const box of list('input[type=checkbox], summary')) await press(box);
  // An earlier press may have removed or replaced the button.
  for (const [index] of list('button').entries()) await press(list('button')[index]);
}
