import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document';
import type { ReactNode } from 'react';
import { findBrand } from '../config/catalogue-index';
import { translate } from '../copy/translate';
import { report } from '../report/report';
import { buildAssetUrl } from '../server/answer-brand-asset';
import { findRuntime } from '../server/runtime';
import { setPagePolicy } from '../server/security-headers';
import { fontsScript } from '../theme/fonts-script';
import type { ResolvedTheme } from '../theme/resolve-theme';
import { buildThemeCss, ThemeTokenError } from '../theme/theme-css';
import type { CheckoutView } from './checkout-view';
import { configEventsScript } from './config-events';
import { pickCriticalCss } from './critical-css';

interface DocumentProps extends DocumentInitialProps {
  nonce: string;
}

/**
 * Runs before any other script, behind what can be seen: a script in the head would have the browser set up for scripts
 * before it reads the page. Trusted Types: a script's address is one of our own chunks (the string is given back as it
 * came, or the loader would not find its chunk). A step that is sent before the page is ready, with what an earlier visit left,
 * waits for it, and its button says so: nothing that was typed may go into a URL.
 */
const guard = `(function(){
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){var x=new URL(u,location.href);
if(x.origin===location.origin&&x.pathname.indexOf('/_next/static/')===0)return u;throw new TypeError('foreign script')}});
document.addEventListener('submit',function(e){var s=e.target.dataset.step;if(!window.guicheReady&&s){e.preventDefault();
document.documentElement.dataset.pressed=s+' '+(e.submitter||{}).textContent}},true)
})()`;

const firstScript = `${guard};${fontsScript}`;

/** The development server has its own files, and tools that no strict policy lets run. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Next's development server hides the body until its scripts have run; ours needs none of them to look right. */
const shownAtOnce = 'html>body{display:block}';

/** The chunk loader puts later sheets at the head's end, where they stand behind the page's own as if they had come with it. */
const moveToHead = 'document.head.append(document.currentScript.previousElementSibling)';

const builtFiles = new Map<string, string>();

/** What Next prints in the head and the page prints behind all that can be seen; by the document's context. */
const heldBack = new WeakMap<object, ReactNode[]>();

/** What is between a page's head and its scripts; by its data, which the document and its parts both know. */
const bodies = new WeakMap<object, string>();

/**
 * Prints of the built style sheets what the page's elements can be styled by, so that they cost no request, and nothing else
 * that the first paint would wait for: a head that is read at one go is painted with its body.
 */
class LeanHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    if (isDevelopment) return super.getCssLinks(files);
    const { assetPrefix = '', dynamicImports = [], __NEXT_DATA__: data } = this.context as DocumentContextValue;
    const sheets = [...new Set([...files.allFiles, ...dynamicImports])].filter((file) => file.endsWith('.css'));
    // The chunk loader looks for a link of this address before it loads the sheet again; a disabled one is not fetched.
    const links = sheets.map((file) => (
      <link key={file} rel="stylesheet" href={`${assetPrefix}/_next/${file}`} {...{ disabled: true }} />
    ));
    const css = sheets.map(readBuilt).join('');
    const body = bodies.get(data);
    if (body === undefined) throw new Error('the data of the page are not those that its document was rendered with');
    const { nonce } = this.props;
    heldBack.set(this.context, [
      <style key="sheets" nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />,
      <script key="moved" nonce={nonce} dangerouslySetInnerHTML={{ __html: moveToHead }} />,
      ...links,
    ]);
    const critical = pickCriticalCss(body, { name: sheets.join(' '), css });
    return [<style key="critical" nonce={nonce} dangerouslySetInnerHTML={{ __html: critical }} />];
  }

  override getPolyfillScripts() {
    return this.holdBack(super.getPolyfillScripts());
  }

  /** The development server names chunks among them that it has not; it loads those that it has by itself. */
  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    if (isDevelopment) return [];
    return this.holdBack(super.getDynamicChunks(files));
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const manifests = listManifests(this.context);
    const isManifest = (src: unknown) => manifests.some((file) => String(src).includes(file));
    const scripts = super.getScripts(files);
    return this.holdBack(isDevelopment ? scripts : scripts.filter(({ props }) => !isManifest(props.src)));
  }

  private holdBack<T>(scripts: T[]): T[] {
    const held = heldBack.get(this.context);
    if (!held) return scripts;
    held.push(...(scripts as ReactNode[]));
    return [];
  }
}

/**
 * Prints the page's data, what the head has held back, and the three small manifests; the scripts run after them. The data come
 * first: a browser that reads the addresses of scripts asks for them before it paints.
 */
class LateScripts extends NextScript {
  override render() {
    if (isDevelopment) return super.render();
    return (
      <>
        {super.render()}
        {heldBack.get(this.context)}
        {listManifests(this.context).map((file) => (
          <script key={file} nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: readBuilt(file) }} />
        ))}
      </>
    );
  }
}

/** What Next tells a document's parts, as far as they read it. */
interface DocumentContextValue {
  assetPrefix?: string;
  /** Files of the chunks that were loaded lazily to render the page. */
  dynamicImports?: readonly string[];
  __NEXT_DATA__: object;
}

function listManifests(context: unknown): readonly string[] {
  const { buildManifest } = context as { buildManifest: { lowPriorityFiles: readonly string[] } };
  return buildManifest.lowPriorityFiles.filter((file) => file.endsWith('.js'));
}

/** A file of the build as text that may stand inside a style or script element. */
function readBuilt(file: string): string {
  let text = builtFiles.get(file);
  if (text === undefined) {
    text = readFileSync(join(process.cwd(), '.next', decodeURI(file)), 'utf8').replaceAll('</', '<\\/');
    builtFiles.set(file, text);
  }
  return text;
}

/**
 * The only script that is asked for before the page is painted: in a header, a browser reads it before the page. The nonce is the
 * policy's; a proxy must not push what a browser may have.
 */
function preloadCommonScript(nonce: string): string {
  return `<${findCommonScript()}>; rel=preload; as=script; nonce="${nonce}"; nopush`;
}

let commonScript: string | undefined;

/** @returns the address of the script that every page has, with React in it: what a slow line needs most of its time for */
function findCommonScript(): string {
  if (commonScript === undefined) {
    const { pages } = JSON.parse(readBuilt('build-manifest.json')) as { pages: { '/_app': readonly string[] } };
    const file = pages['/_app'].find((name) => name.endsWith('.js'));
    if (!file) throw new Error('build-manifest.json names no script of /_app');
    commonScript = `/_next/${file}`;
  }
  return commonScript;
}

const themeSheets = new WeakMap<ResolvedTheme, string>();

/** The theme of the page's brand as CSS; the neutral one when a token cannot be loaded (spec 8). */
function readThemeCss(brandId: string | null | undefined): string {
  const runtime = findRuntime();
  if (!runtime) return '';
  const { neutralTheme, fonts, assets } = runtime.catalogue;
  const theme = (brandId && findBrand(runtime.catalogue, brandId)?.theme) || neutralTheme;
  let css = themeSheets.get(theme);
  if (css === undefined) {
    try {
      css = buildThemeCss(theme, fonts, (file) =>
        theme.brandId === null ? undefined : buildAssetUrl(assets, theme.brandId, file),
      );
    } catch (error) {
      if (!(error instanceof ThemeTokenError)) throw error;
      report('error', error.message, { area: 'theme', code: theme.brandId ?? 'neutral' });
      css = buildThemeCss(neutralTheme, fonts, () => undefined);
    }
    themeSheets.set(theme, css);
  }
  return css;
}

/** Every HTML answer: nonce and policy (SEC-1), the brand's theme, language and mode. */
export class CheckoutDocument extends Document<DocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentProps> {
    const nonce = randomBytes(16).toString('base64');
    if (!isDevelopment && context.res) {
      setPagePolicy(context.res, nonce, context.pathname);
      context.res.setHeader('link', preloadCommonScript(nonce));
    }
    return { ...(await Document.getInitialProps(context)), nonce };
  }

  override render() {
    const { nonce, html } = this.props;
    bodies.set(this.props.__NEXT_DATA__, html);
    const pageProps = this.props.__NEXT_DATA__.props.pageProps as
      | { checkout?: CheckoutView; title?: string }
      | undefined;
    const checkout = pageProps?.checkout;
    return (
      <Html
        lang={checkout?.language ?? 'pt-BR'}
        data-mode={checkout?.mode ?? 'auto'}
        data-brand={checkout?.brandId ?? undefined}
      >
        <LeanHead nonce={nonce}>
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: readThemeCss(checkout?.brandId) }} />
          {isDevelopment ? <style dangerouslySetInnerHTML={{ __html: shownAtOnce }} /> : null}
          <Title text={checkout ? buildTitle(checkout) : (pageProps?.title ?? 'Checkout')} />
          <meta name="robots" content="noindex" />
          {checkout ? (
            <link rel="icon" type="image/svg+xml" href={checkout.images.favicon} />
          ) : (
            <link rel="icon" href="data:," />
          )}
        </LeanHead>
        <body>
          <Main />
          <script
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: isDevelopment ? `${firstScript};${configEventsScript}` : firstScript }}
          />
          <LateScripts nonce={nonce} />
        </body>
      </Html>
    );
  }
}

/** A component of its own: of a `title` that stands in the head Next warns, for pages whose title changes with them. */
function Title({ text }: { text: string }) {
  return <title>{text}</title>;
}

function buildTitle({ copy, language, product }: CheckoutView): string {
  return translate(copy, 'frame', language)('pageTitle', { title: product.title });
}
