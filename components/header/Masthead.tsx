import { DrawerButton } from '@/components/drawer';
import { Brand } from '@/components/ui';
import { AccountControl } from './AccountControl';
import { AllPages } from './AllPages';
import { Row } from './Header.styles';
import { MainNav } from './MainNav';
import { QuoteButton } from './QuoteButton';

/** The header of the home page's banner, without search. */
export function Masthead() {
  return (
    <Row>
      <Brand />
      <MainNav label="Banner" />
      <div className="end">
        <QuoteButton />
        <AccountControl />
        <DrawerButton />
        <AllPages />
      </div>
    </Row>
  );
}
