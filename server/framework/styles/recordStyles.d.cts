type Styled = typeof import('styled-components');
type Component = ReturnType<Styled['default']['div']>;

export function recordStyles(real: Styled): {
  stand: Pick<Styled, 'default' | 'css' | 'createGlobalStyle' | 'ServerStyleSheet'>;
  components: Component[];
};
