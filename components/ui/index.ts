export { Brand } from './Brand';
export { ExternalLink } from './ExternalLink';
export { Grade } from './Grade';
export { Button, Card, Float, Hidden, Kicker, Prose, Wrap } from './layout';
export { Mark } from './Mark';
export { Meter } from './Meter';
export { ProjectLogo } from './ProjectLogo';
export { SampleMark } from './SampleMark';
export { describeLines, SixLines } from './SixLines';
