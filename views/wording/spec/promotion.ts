export const wording = {
  'promotion.title': 'Borrow with {app}',
  'promotion.slogan': 'Apply with your mobile number, then get the app.',
  'promotion.mobile': 'Mobile',
  'promotion.captcha': 'Image captcha',
  'promotion.refreshCaptcha': 'Refresh the image captcha',
  'promotion.captchaFailed': 'No image. Tap to refresh.',
  'promotion.smsCode': 'SMS code',
  'promotion.getCode': 'Get code',
  'promotion.apply': 'Apply',
  'promotion.agreeing': 'By applying you agree to the',
  'promotion.agreement': 'Loan agreement',
  'promotion.phoneInvalid': '请正确输入手机号',
  'promotion.phoneInvalidPh': '请正确输入手机号',
  'promotion.phoneHint.spec': '11 digits, like 13912345678',
  'promotion.phoneHint.ph': '11 digits, like 0917\u00a0123\u00a04567',
  'promotion.privacy': 'We use your number to send you a code and to open your account.',
  'promotion.privacyLink': 'Privacy policy',
  'promotion.cost':
    'Interest {rate}% a month. Effective rate {from}% to {to}% a month, fee included. Term 91 to 365 days.',
  'promotion.advisory': 'Study the terms and conditions in the disclosure statement before you borrow.',
  'promotion.isRegistered': 'You are registered',
  'promotion.phoneFirst': '请先输入手机号',
  'promotion.capcodeMissing': '请输入图形验证码',
  'promotion.capcodeWrong': '图形验证码错误',
  'promotion.captchaMissing': '请刷新图形验证码',
  'promotion.smsCodeMissing': '请输入短信验证码',
  'promotion.codeSent': '验证码已发送，请注意查收',
  'promotion.doNotResend': '请勿重复发送',
  'promotion.registered': '注册成功',
  'promotion.alreadyRegistered': '您已注册，请下载APP登录',
  'promotion.settled': 'Ready to log in',
  'promotion.settledHint': 'Get the app and log in with your mobile number.',
  'promotion.templateFailed': 'This offer could not be loaded',
  'promotion.download': 'Download',
  'promotion.downloadTitle': 'Download {app}',
  'promotion.store.android': 'Download for Android',
  'promotion.store.ios': 'Download on the App Store',
  'promotion.noStore': 'The app is not available for this device yet',
};

export const foreign = {
  'promotion.phoneInvalid': 'zh',
  'promotion.phoneInvalidPh': 'zh',
  'promotion.phoneFirst': 'zh',
  'promotion.capcodeMissing': 'zh',
  'promotion.capcodeWrong': 'zh',
  'promotion.captchaMissing': 'zh',
  'promotion.smsCodeMissing': 'zh',
  'promotion.codeSent': 'zh',
  'promotion.doNotResend': 'zh',
  'promotion.registered': 'zh',
  'promotion.alreadyRegistered': 'zh',
};

declare module '../wording.ts' {
  interface Groups {
    promotion: typeof wording;
  }
}
