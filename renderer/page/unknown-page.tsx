import { page } from './error-page.styles';

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
