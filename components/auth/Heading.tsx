import Head from 'next/head';
import { useAuthSetting } from './authContext';

/** A page's title follows its steps. */
export function Heading({ children }: { children: string }) {
  const { place, headingId } = useAuthSetting();
  if (place !== 'page') return <h2 id={headingId}>{children}</h2>;
  return (
    <>
      <Head>
        <title>{`${children} · Plumbline`}</title>
      </Head>
      <h1>{children}</h1>
    </>
  );
}
