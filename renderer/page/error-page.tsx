import type { VisitError } from '../checkout/checkout-view';
import { page } from './error-page.styles';

/**
 * Last fallback: needs no brand, catalogue or script.
 *
 * @param error failure of a visit of no brand; without one, the page itself is tried again
 */
export function ErrorPage({ error }: { error?: VisitError }) {
  const again = error ? error.retryUrl : '';
  return (
    <main className={page}>
      <h1>{error?.kind === 'not-found' ? 'Página não encontrada' : 'Algo deu errado por aqui'}</h1>
      <p>Se você já pagou ou estava pagando, espere a confirmação no seu e-mail antes de pagar de novo.</p>
      {again !== null && (
        <p>
          <a href={again}>Tentar novamente</a>
        </p>
      )}
      {error && <p>Código para o atendimento: {error.reference}</p>}
    </main>
  );
}

/** A link to an id that nobody has, and to no product: the page of no brand, which sells nothing. */
export function UnknownPage() {
  return (
    <main className={page}>
      <h1>Este link não abre nenhum pedido</h1>
      <p>O endereço pode estar incompleto ou o prazo pode ter passado. Nada foi cobrado agora.</p>
      <p>Para continuar, abra de novo o link recebido.</p>
    </main>
  );
}
