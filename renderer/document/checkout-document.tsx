import type { ServerResponse } from 'node:http';
import Document, { type DocumentContext, type DocumentInitialProps, Html, Main } from 'next/document';
import { translate } from '../../model/copy/translate';
import type { PageView } from '../checkout/checkout-view';
import { getRuntime } from '../server/runtime';
import { listStoredNeeds } from './list-stored-needs';
import { openPage } from './open-page';
import { findDress, type PageDress, readThemeCss, readUpsellCss } from './page-dress';
import { isDevelopment, LateScripts, LeanHead, rememberParts, runsScripts } from './two-part-page';

interface DocumentProps extends DocumentInitialProps {
  /** Response of the page. Undefined in development: its tools break under a strict policy. */
  response: ServerResponse | undefined;
  dress: PageDress;
}

/** Props of a page that the document reads. */
interface OpenedPage {
  checkout?: PageView;
  title?: string;
}

/** Next's development server hides the body until its scripts run. Our pages are complete without scripts. */
const shownAtOnce = 'html>body{display:block}';

/**
 * HTML of every page: nonce and policy (SEC-1), language and mode of the brand. LeanHead adds the theme and style
 * sheets.
 */
export class CheckoutDocument extends Document<DocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentProps> {
    const { catalogue } = getRuntime();
    const dress = findDress(context.res) ?? { catalogue, theme: catalogue.neutralTheme };
    return { ...(await Document.getInitialProps(context)), response: isDevelopment ? undefined : context.res, dress };
  }

  override render() {
    const { html, response, dress } = this.props;
    const pageProps = this.props.__NEXT_DATA__.props.pageProps as OpenedPage | undefined;
    const checkout = pageProps?.checkout;
    const nonce = response
      ? openPage(response, this.props.__NEXT_DATA__.page, { view: checkout, runsScripts: runsScripts(this.props) })
      : 'none';
    const [theme, upsell] = [readThemeCss(dress), readUpsellCss(dress)];
    const isWorn = checkout?.wearsUpsell ?? false;
    const themes = isWorn ? { theme: theme + upsell, laterTheme: '' } : { theme, laterTheme: upsell };
    const needs = checkout && listStoredNeeds(checkout, dress.templateId);
    rememberParts(this.props.__NEXT_DATA__, { html, ...themes, needs });
    return (
      <Html
        lang={checkout?.language ?? 'pt-BR'}
        data-mode={checkout?.mode ?? 'auto'}
        data-brand={checkout?.brandId ?? undefined}
        data-offer={isWorn ? 'upsell' : undefined}
      >
        <LeanHead nonce={nonce}>
          {isDevelopment ? <style dangerouslySetInnerHTML={{ __html: shownAtOnce }} /> : null}
          <Title text={checkout ? buildTitle(checkout) : (pageProps?.title ?? 'Checkout')} />
          <meta name="robots" content="noindex" />
          {getRuntime().settings.sentryDsn ? <meta name="error-service" content="on" /> : null}
          {checkout?.vault ? <meta name="card-vault" content={JSON.stringify(checkout.vault)} /> : null}
          {checkout ? (
            <link rel="icon" type="image/svg+xml" href={checkout.images.favicon} />
          ) : (
            <link rel="icon" href="data:," />
          )}
        </LeanHead>
        <body>
          {checkout ? <Unscripted checkout={checkout} /> : null}
          <Main />
          <LateScripts nonce={nonce} />
        </body>
      </Html>
    );
  }
}

/** Separate component: Next warns about a `title` with changing text directly in the head. */
function Title({ text }: { text: string }) {
  return <title>{text}</title>;
}

/**
 * Without scripts nothing can be bought. Says so at the top; `unscriptedRule` hides the form, which would come back
 * empty.
 */
function Unscripted({ checkout: { copy, language, links } }: { checkout: PageView }) {
  const t = translate(copy, 'frame', language);
  return (
    <noscript>
      <div data-unscripted>
        <p>{t('scriptsOff')}</p>
        <a href={links.faq} rel="noreferrer">
          {t('help')}
        </a>
      </div>
    </noscript>
  );
}

function buildTitle({ copy, language, product, upsell, wearsUpsell }: PageView): string {
  const { title } = wearsUpsell && upsell ? upsell.product : product;
  return translate(copy, 'frame', language)('pageTitle', { title });
}
