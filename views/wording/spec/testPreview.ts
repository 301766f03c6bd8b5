export const wording = {
  'preview.title': 'Test preview',
  'preview.device': 'Device data',
  'preview.appVersion': 'App version',
  'preview.deviceName': 'Device name',
  'preview.deviceId': 'Device id',
  'preview.osVersion': 'OS version',
  'preview.sessionId': 'Session id',
  'preview.adId': 'Advertising id',
  'preview.productId': 'Product id',
  'preview.orderId': 'Order id',
  'preview.screens': 'Screens',
  'preview.confirmUrl': 'Confirm loan',
  'preview.loanDetailUrl': 'Loan detail',
  'preview.repayUrl': 'Repay',
  'preview.repayDelayUrl': 'Repay extension',
  'preview.bindBank': 'Bind bank',
  'preview.aboutUs': 'About us',
  'preview.complaint': 'Complaint',
  'preview.customerService': 'Customer service',
  'preview.privacyPolicy': 'Privacy policy',
  'preview.DRInstructions': 'Repayment instructions',
  'preview.tools': 'Device tools',
  'preview.photo': 'Photo',
  'preview.photoChosen': '{name}, {size} bytes',
  'preview.contact': 'Contact',
  'preview.submit': 'Submit',
  'preview.location': 'Get location',
  'preview.noLocation': 'The location is not available',
};

declare module '../wording.ts' {
  interface Groups {
    testPreview: typeof wording;
  }
}
