import { Mark } from '@/components/ui';
import { Night } from './Auth.styles';
import { copy } from './copy';

export function NightPanel() {
  return (
    <Night>
      <Mark />
      <div className="words">
        <p className="claim">{copy.panel.title}</p>
        <p className="text">{copy.panel.text}</p>
      </div>
    </Night>
  );
}
