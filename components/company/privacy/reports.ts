import { texts, type LegalSection } from '../legalText';

/** The report form links here. */
export const reportsSection: LegalSection = {
  id: 'reports',
  title: 'Reports of incidents and wrong facts',
  blocks: texts(
    'When you report an incident, a wrong fact or a missing project, the site keeps what you enter: the project, your text and links, the day, and your e-mail address if you give one, with the time. It does not keep who you are, even if you are logged in. If the operator has given an address, a copy goes there by e-mail.',
    'The page of a report shows its kind, listed project, state, dates and the operator’s answer to anyone who has its reference. It does not show your text, links or address. While you type, this browser tab keeps the text, until you send it or close the tab.',
    'We use your e-mail address to tell you that the state changed, and the operator may ask you a question. We delete it 30 days after the report is closed, and the report 400 days after its last change. An e-mailed copy stays in the operator’s mailbox for as long as they keep it. Ask the operator to delete either sooner. We count reports from one network by the hour and the day, and looked-up references by the hour, by a keyed hash of the network address; we keep the count for a day.',
  ),
};
