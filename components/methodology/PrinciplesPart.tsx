import type { PublicMethod } from '@/contracts/method';
import { Sheet } from './Methodology.styles';
import { Part } from './Part';

export function PrinciplesPart({ principles }: { principles: PublicMethod['principles'] }) {
  return (
    <Part id="principles">
      <Sheet>
        <dl>
          {principles.map(({ title, text }) => (
            <div key={title} style={{ display: 'contents' }}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </Part>
  );
}
