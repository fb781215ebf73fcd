import { page } from './error-page.styles';

/** The last resort: no brand, no catalogue, no script needed. */
export function ErrorPage() {
  return (
    <main className={page}>
      <h1>Algo deu errado por aqui</h1>
      <p>Nenhum valor foi cobrado por esta página. Se você já pagou, a confirmação chega no seu e-mail.</p>
      <p>
        <a href="">Tentar novamente</a>
      </p>
    </main>
  );
}
