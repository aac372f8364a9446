import { NextScript } from 'next/document';
import { withoutText } from '@/lib/articles/withoutText';

/** Of all that a built page may show later. */
export const sheetOf = (buildId: string): string => `/_next/static/${buildId}/styles.css`;

/**
 * Drops article text that the markup already has. Scripts that are tags wait for the style sheet:
 * what they show first is not in the page (docs/decisions/0029).
 */
export class LeanNextScript extends NextScript {
  override render() {
    const { __NEXT_DATA__: data, isDevelopment } = this.context;
    const { nonce } = this.props;
    this.context = { ...this.context, __NEXT_DATA__: withoutText(data) };
    return (
      <>
        {nonce !== undefined && !isDevelopment && (
          <link rel="stylesheet" href={sheetOf(data.buildId)} nonce={nonce} />
        )}
        {super.render()}
      </>
    );
  }
}
