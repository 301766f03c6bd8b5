export const wording = {
  'contact.title': 'Customer service',
  'contact.telephone': 'Telephone',
  'contact.email': 'E-mail',
};
