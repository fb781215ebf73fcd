import type { BankProps } from './bank';
import * as styles from './bank.styles';

const words = {
  card: {
    bank: 'Banco de testes · 3-D Secure',
    intro: 'Uma loja pediu a sua confirmação para usar o seu cartão.',
  },
  wallet: { bank: 'Carteira de testes', intro: 'Uma loja pediu um pagamento da sua conta.' },
} as const;

/** Plays the bank of a card, or the wallet: approve, refuse, cancel, or return without an answer. Needs no script. */
export function BankView({ token, kind, product, amount, search }: BankProps) {
  const { bank, intro } = words[kind];
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.bank}>{bank}</p>
        <h1>Confirme a compra</h1>
        <p>{intro}</p>
        <p className={styles.amount}>
          <strong>{amount}</strong>
          <span>{product}</span>
        </p>
        <form className={styles.actions} method="post" action="/sandbox/bank">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="search" value={search} />
          <button type="submit" name="action" value="approve">
            Aprovar
          </button>
          <button type="submit" name="action" value="refuse">
            Recusar
          </button>
          <p>
            <button type="submit" name="action" value="cancel">
              Cancelar a compra
            </button>
            <button type="submit" name="action" value="close">
              Fechar sem responder
            </button>
          </p>
        </form>
        <p className={styles.note}>Esta página faz o papel do banco no sandbox. Nada é cobrado.</p>
      </div>
    </main>
  );
}
