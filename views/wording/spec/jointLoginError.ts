export const wording = {
  'failure.title': 'Order Details',
  'failure.products': 'Recommended for you',
  'failure.listTitle': 'Recommended products',
  'failure.noProducts': 'There is nothing to recommend right now',
};
