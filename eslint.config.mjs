import nextPlugin from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { fences, lines } from './testing/architecture/fences.mjs';

const SCRIPTS = ['scripts/**/*.{mjs,cjs}', '*.{js,mjs,cjs}', 'testing/**/*.mjs'];
const TESTS = ['**/*.test.{ts,tsx}', 'testing/**/*.ts', 'e2e/**/*.ts'];
const TALKS = ['scripts/**', 'bench/**', 'backend/cli/**', 'backend/command.ts', 'backend/main.ts'];

const plain = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'object-shorthand': 'error',
  'no-console': 'error',
  'no-eval': 'error',
  'no-alert': 'error',
  'no-debugger': 'error',
  'no-else-return': 'error',
  'no-useless-rename': 'error',
  'no-self-compare': 'error',
  'no-unmodified-loop-condition': 'error',
  'default-case-last': 'error',
  'max-lines': ['error', { max: lines.file }],
};

const typed = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': 'error',
};

const functionSize = ['error', { max: 50, skipBlankLines: true, skipComments: true }];

export default tseslint.config(
  {
    ignores: [
      '.next/',
      '.swc/',
      '.tmp/',
      '.data*/',
      'dist/',
      'node_modules/',
      'next-env.d.ts',
      'testing/architecture-fixture/',
      'playwright-report/',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: SCRIPTS, rules: { ...plain, 'no-console': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...plain,
      ...typed,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      'max-lines-per-function': functionSize,
    },
  },
  {
    files: ['{components,lib,pages,server,styles}/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, '@next/next': nextPlugin },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      ...nextPlugin.configs.recommended.rules,
      ...nextPlugin.configs['core-web-vitals'].rules,
      // The image optimizer is off (docs/decisions/0004).
      '@next/next/no-img-element': 'off',
      // Browser-only values are read after hydration: the server's HTML has to match.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['{components,lib}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value="next/link"]',
          message: 'components/ui has a link that does not watch every link of a page.',
        },
        ...[
          'MemberExpression[object.name="Intl"]',
          'MemberExpression[property.name=/^toLocale.*String$/]',
        ].map((selector) => ({
          selector,
          message:
            'The first use of Intl costs a browser 20 ms: lib/format has what the site needs (docs/decisions/0009).',
        })),
      ],
    },
  },
  // Leaving a crashed page takes a full load.
  { files: ['components/errors/**'], rules: { '@next/next/no-html-link-for-pages': 'off' } },
  { files: ['server/framework/**'], rules: { '@next/next/no-document-import-in-page': 'off' } },
  ...fences,
  { files: TALKS, rules: { 'no-console': 'off' } },
  {
    files: [...TESTS, 'styles/**', '**/*.styles.ts', 'contracts/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: TESTS, rules: { 'max-lines': ['error', { max: lines.test }] } },
  {
    files: ['pages/**'],
    ignores: ['pages/_*'],
    rules: { 'max-lines': ['error', { max: lines.page }] },
  },
  { files: ['pages/api/**'], rules: { 'max-lines': ['error', { max: lines.apiRoute }] } },
);
