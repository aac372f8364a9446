import styled from 'styled-components';
import { Button, Link, Wrap } from '@/components/ui';
import { routes } from '@/lib/routes';
import { color, media } from '@/styles/theme';
import { copy } from './copy';

const Page = styled(Wrap)`
  padding-block: 56px 96px;
  h1 {
    margin-bottom: 16px;
    font-size: 36px;
  }
  p {
    max-width: 60ch;
    margin-bottom: 12px;
    color: ${color.ink2};
  }
  a {
    margin-top: 12px;
  }
  ${media.phone} {
    padding-block: 32px 64px;
    h1 {
      font-size: 30px;
    }
  }
`;

/** Where deleting one's account ends. */
export function AccountDeletedScreen() {
  return (
    <Page>
      <h1>{copy.title}</h1>
      <p>{copy.done}</p>
      <p>{copy.pictures}</p>
      <p>{copy.again}</p>
      <Button as={Link} href={routes.home}>
        {copy.home}
      </Button>
    </Page>
  );
}
