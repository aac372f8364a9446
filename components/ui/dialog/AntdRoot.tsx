import { ConfigProvider, theme } from 'antd';
import type { ReactNode } from 'react';
import { useColorScheme } from '@/lib/hooks/useColorScheme';
import { useMedia } from '@/lib/hooks/useMedia';
import { antdTheme } from '@/styles/antdTheme';

/**
 * Ant Design in the site's palette and current scheme, without motion for visitors who prefer none.
 */
export function AntdRoot({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { token, ...rest } = antdTheme(scheme);
  const algorithm = scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return (
    <ConfigProvider theme={{ ...rest, algorithm, token: { ...token, motion: !still } }}>
      {children}
    </ConfigProvider>
  );
}
