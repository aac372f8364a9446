import { Link } from '@/components/ui';
import styled from 'styled-components';
import { SearchBox } from '@/components/search';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Notice } from './Notice';

const Search = styled.div`
  width: min(480px, 100%);
  text-align: left;
`;

export function NotFoundScreen() {
  return (
    <Notice title={copy.missingTitle} lead={copy.missingLead} detail={copy.missingDetail}>
      <Search>
        <SearchBox variant="hero" slashKey={false} />
      </Search>
      <p style={{ width: '100%' }}>
        <Link href={routes.home}>{copy.back}</Link> ·{' '}
        <Link href={routes.report({ kind: 'missing-project' })} rel="nofollow">
          {copy.reportMissing}
        </Link>
      </p>
    </Notice>
  );
}
