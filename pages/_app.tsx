import { Provider } from 'jotai';
import type { AppProps } from 'next/app';
import { ErrorPage } from '../renderer/page/error-page';
import { watchPage } from '../renderer/report/browser/watch-page';
import { ErrorBoundary } from '../renderer/report/error-boundary';
import '../renderer/ui/global.styles';

if (typeof window !== 'undefined') watchPage();

export default function App({ Component, pageProps }: AppProps) {
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <Provider>
        <Component {...pageProps} />
      </Provider>
    </ErrorBoundary>
  );
}
