import type { PublicMethod1 } from '@/contracts/method1';
import { Sheet } from '../Methodology.styles';
import { Part } from './Part';

export function PrinciplesPart({ principles }: { principles: PublicMethod1['principles'] }) {
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
