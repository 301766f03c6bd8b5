export const wording = {
  'contact.title': 'Customer service',
  'contact.telephone': 'Telephone',
  'contact.email': 'E-mail',
  'contact.none': 'Customer service cannot be reached here right now',
  'contact.noneHint': 'Please try again later.',
};
