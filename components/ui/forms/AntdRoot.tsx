import { ConfigProvider, theme } from 'antd';
import type { ReactNode } from 'react';
import { useColorScheme } from '@/lib/hooks/useColorScheme';
import { useMedia } from '@/lib/hooks/useMedia';
import { antdTheme } from '@/styles/antdTheme';

/** Around everything of Ant Design: the site's palette in the scheme that the page is shown in, and no motion for those who want none. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { token, ...rest } = antdTheme(scheme);
  const algorithm = scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return (
    <ConfigProvider
      theme={{ ...rest, algorithm, token: { ...token, motion: !still } }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
