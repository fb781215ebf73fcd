import { css } from '@linaria/core';

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

const page = css`
  max-width: 485px;
  margin: 0 auto;
  padding: 64px 16px;
  display: grid;
  gap: 12px;
`;
