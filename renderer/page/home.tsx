import { css } from '@linaria/core';

export interface HomeProps {
  links: readonly { href: string; name: string; detail: string }[];
}

/** The neutral page of `/`. */
export function Home({ links }: HomeProps) {
  return (
    <main className={home}>
      <h1>Checkout</h1>
      {links.length === 0 ? (
        <p>Para comprar, abra o link que você recebeu.</p>
      ) : (
        <>
          <p>Ambiente de demonstração: escolha uma marca, ou veja o que aconteceu na página da sandbox.</p>
          <ul>
            {links.map(({ href, name, detail }) => (
              <li key={href}>
                <a href={href}>
                  <strong>{name}</strong>
                  <span>{detail}</span>
                </a>
              </li>
            ))}
            <li>
              <a href="/sandbox">
                <strong>Sandbox</strong>
                <span>Pagamentos, cadastros, valores de teste</span>
              </a>
            </li>
          </ul>
        </>
      )}
    </main>
  );
}

const home = css`
  max-width: 485px;
  margin: 0 auto;
  padding: 48px 16px;
  display: grid;
  gap: 16px;

  h1 {
    font-size: 32px;
  }

  ul {
    display: grid;
    gap: 8px;
  }

  a {
    display: grid;
    padding: 14px 16px;
    border: 1px solid var(--border);
    border-radius: 12px;
    background: var(--surface);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--accent);
  }

  span {
    font-size: 14px;
    color: var(--text-muted);
  }
`;
