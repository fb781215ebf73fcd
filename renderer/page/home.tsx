import { home } from './home.styles';

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
          <p>Ambiente de demonstração: escolha uma marca, ou veja o que aconteceu na página do sandbox.</p>
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
