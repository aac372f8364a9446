import { Grade } from '@/components/ui';
import type { PublicMethod1 } from '@/contracts/method1';
import { gateAnchor } from './constants';
import { copy } from './copy';
import { Sheet } from '../Methodology.styles';
import { Part } from './Part';

export function GatesPart({ gates }: { gates: PublicMethod1['gates'] }) {
  return (
    <Part id="gates">
      <p>{copy.gates.lead}</p>
      {gates.map((gate) => (
        <Sheet key={gate.id} id={gateAnchor(gate.id)}>
          <div className="name">
            <h3>{gate.name}</h3>
            <span>
              {copy.gates.cap} <Grade letter={gate.cap} />
            </span>
          </div>
          <p>{gate.when}</p>
          <p className="why">
            {gate.why} {copy.gates.valid(gate.lifetimeDays)}
          </p>
        </Sheet>
      ))}
    </Part>
  );
}
