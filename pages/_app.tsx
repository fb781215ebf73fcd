import { Provider } from 'jotai';
import type { AppProps } from 'next/app';
import { ErrorPage } from '../renderer/page/error-page';
import { ErrorBoundary } from '../renderer/report/error-boundary';
import '../renderer/ui/global.styles';

export default function App({ Component, pageProps }: AppProps) {
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <Provider>
        <Component {...pageProps} />
      </Provider>
    </ErrorBoundary>
  );
}
