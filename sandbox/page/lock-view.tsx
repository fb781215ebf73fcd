import { control, label, mainButton, stack } from '../../renderer/ui/operator.styles';
import { Bankslip } from './bankslip';
import type { LockProps } from './lock';
import { formPage } from './sandbox.styles';

const notes = {
  asks: 'Esta página mostra dados de compradores. Digite o código de acesso (SANDBOX_TOKEN) para abrir.',
  'wrong-token': 'O código de acesso não confere. Tente de novo.',
  'without-token': 'Esta página está fechada. Para abrir, defina SANDBOX_TOKEN no servidor.',
} as const;

/** Replaces /sandbox until the visitor sends its token. Needs no script. */
export function LockView({ locked, bankslip }: LockProps) {
  return (
    <main className={formPage}>
      {bankslip && <Bankslip sheet={bankslip} />}
      <h1>Sandbox</h1>
      <p id="note" role={locked === 'wrong-token' ? 'alert' : undefined}>
        {notes[locked]}
      </p>
      {locked !== 'without-token' && (
        <form className={stack} method="post" action="/sandbox">
          <label className={label}>
            Código de acesso
            <input
              className={control}
              name="access"
              type="password"
              autoComplete="current-password"
              aria-describedby="note"
              aria-invalid={locked === 'wrong-token'}
              required
            />
          </label>
          <button className={mainButton} type="submit">
            Abrir
          </button>
        </form>
      )}
    </main>
  );
}
