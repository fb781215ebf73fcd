import type { ChallengeProps } from './challenge';
import * as styles from './challenge.styles';

/** Simulated 3-D Secure page: approve, refuse, or return without an answer. Needs no script. */
export function ChallengeView({ token, product, amount, search }: ChallengeProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.bank}>Banco de testes · 3-D Secure</p>
        <h1>Confirme a compra</h1>
        <p className={styles.amount}>
          <strong>{amount}</strong>
          <span>{product}</span>
        </p>
        <form className={styles.actions} method="post" action="/sandbox/3ds">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="search" value={search} />
          <button type="submit" name="action" value="approve">
            Aprovar
          </button>
          <button type="submit" name="action" value="refuse">
            Recusar
          </button>
          <button type="submit" name="action" value="close">
            Fechar sem responder
          </button>
        </form>
        <p className={styles.note}>Esta página faz o papel do banco no sandbox. Nada é cobrado.</p>
      </div>
    </main>
  );
}
