import { detail, stack } from '../../renderer/ui/operator.styles';
import { ActionButtons } from './action-buttons';
import type { BankProps } from './bank';
import * as styles from './sandbox.styles';

const words = {
  card: {
    bank: 'Banco de testes · 3-D Secure',
    intro: 'Uma loja pediu a sua confirmação para usar o seu cartão.',
  },
  wallet: { bank: 'Carteira de testes', intro: 'Uma loja pediu um pagamento da sua conta.' },
} as const;

const actions = [
  ['approve', 'Aprovar'],
  ['refuse', 'Recusar'],
  ['cancel', 'Cancelar a compra'],
  ['close', 'Fechar sem responder'],
] as const;

/** Plays the bank of a card, or the wallet: approve, refuse, cancel, or return without an answer. Needs no script. */
export function BankView({ token, kind, product, amount, search }: BankProps) {
  const { bank, intro } = words[kind];
  return (
    <main className={styles.formPage}>
      <p className={detail}>{bank}</p>
      <h1>Confirme a compra</h1>
      <p>{intro}</p>
      <p className={styles.amount}>
        <strong>{amount}</strong>
        <span className={detail}>{product}</span>
      </p>
      <form className={stack} method="post" action="/sandbox/bank">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="search" value={search} />
        <ActionButtons actions={actions} />
      </form>
      <p className={detail}>Esta página faz o papel do banco no sandbox. Nada é cobrado.</p>
    </main>
  );
}
