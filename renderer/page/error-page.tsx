import { page } from './error-page.styles';

/** Last fallback: needs no brand, catalogue or script. */
export function ErrorPage() {
  return (
    <main className={page}>
      <h1>Algo deu errado por aqui</h1>
      <p>Se você já pagou ou estava pagando, espere a confirmação no seu e-mail antes de pagar de novo.</p>
      <p>
        <a href="">Tentar novamente</a>
      </p>
    </main>
  );
}
