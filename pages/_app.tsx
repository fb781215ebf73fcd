import { Provider } from 'jotai';
import type { AppProps } from 'next/app';
import '../renderer/ui/global.styles';

export default function App({ Component, pageProps }: AppProps) {
  return (
    <Provider>
      <Component {...pageProps} />
    </Provider>
  );
}
