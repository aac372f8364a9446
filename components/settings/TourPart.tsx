import { Button, Link } from '@/components/ui';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { SettingsPart } from './SettingsPart';

const words = copy.tour;

/** The tour starts on the home page (specification §2). */
export function TourPart() {
  return (
    <SettingsPart id="tour" title={words.title} lead={words.lead}>
      <Button as={Link} href={routes.tour}>
        {words.start}
      </Button>
    </SettingsPart>
  );
}
