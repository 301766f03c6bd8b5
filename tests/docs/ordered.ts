/** What the order names literally (docs/product/ordered.md). It is written here once more so that the page and the app are both checked against it. */
export const orderedRoutes =
  'errorUrl loanDetailUrl confirmUrl confirmOfPeriod ynRepay orderUrl recommendList customerService repayUrl repayDelayUrl ynRepayChoose loanAgreement privacyPolicy aboutUs complaint bindCardUrl bindBank complaintUrl DRInstructions'.split(
    ' ',
  );

export const orderedPaths =
  '/repaymentOfCode /repaymentOfCode2 /testPreview /complaintList /complainPageNext /complainDetails / /About /User /Policy /Loan /Contact'.split(
    ' ',
  );

export const orderedHashes = ['#/downloadTemplate', '#/agreementTemplate'];

export const orderedNativePages = ['setting', 'main', 'login', 'order', 'productDetail', 'productUrl'];

export const orderedActions =
  'navigate closeWebView goPage goHome goMine goLogin callPhone goRating track startBindCard endBindCard'.split(
    ' ',
  );

/** Each call with the fields that it sends and receives. */
export const orderedCalls: Record<string, string> = {
  'GET /v3/bind-card/card-init':
    'product_id items code cate value title subtitle note cardTypeMi channelNumber',
  'POST /v3/bind-card/bind-card-new': 'product_id',
  'POST /v3/bind-card/bind-card-order': 'product_id',
  'GET /user-problem/problem-init':
    'orderId problemType problemSonType orderDetail orderList orderNo productLogo productName status list value isShow',
  'POST /user-problem/upload-problem-img': 'problemImage url',
  'POST /user-problem/problem-save': 'problemType problemSonType problemDetail problemImage orderNo',
  'GET /user-problem/problem-list': 'id time type content list',
  'GET /user-problem/problem-detail':
    'problemId type sonType content images disposeDetail disposeImages isNeedScore',
  'POST /user-problem/save-score': 'score problemId',
  'GET /v3/personal-center/contact-kf-info': 'overall email smWa',
  'GET /v3/loan-details/loan-details':
    'productId orderId orderStatus noticeStatusText noticeDesText recProducts productName productLogo userOrderDetail inside h5Url isDelay telephone isScore playeduL reyMsg KindTipsMsg cardNeedPop cardPopTitle cardPopMsg',
  'POST /service/event/save': 'productId moduleId positionId',
  'POST /v3/loan-details/google-score': 'score',
  'POST /v3/home/define': 'moduleId positionId productKey',
  'POST /spoken/unforgettable':
    'productId orderId repayDate repayPlan repayList noticeMsg defDetail delayInfo title delayAmount isShowReyTop payCode payNotice',
  'POST /v3/installment/loan-play-detail': 'productId orderId repayAmount repayDate detail channel_number',
  'POST /v3/loan-details/generate-vcode': 'productId orderId amount channelNumber isDelay payUrl',
  'GET /repayment/repayment-way': 'repayToken id bankName cardNo bankCode alipay orderId',
  'POST /repayment/repayment-commit':
    'amount bankName cardId cardNo couponId orderId repayToken bankCode sendMsg repayRecordId needValid',
  'POST /repayment/repayment-confirm': 'orderId verifyCode repaymentRecordId',
  'POST /repayment/repayment-huichao': 'userId orderId amount url',
  'POST /v3/loan-confirm/loan-detail-confirm':
    'productId comProductLogo comProductName amount periods termUnit details repay_plans pay_time firstPayTime firstPeriodDay pRateDsc sendSms isPopType popContent popTitle popAgreementUrl',
  'POST /v3/loan-confirm/loan-detail-push': 'amount periods termUnit productId lendDetailsUrl',
  'GET /v3/contract/contract': 'productId scene title',
  'GET /v3/contract/contract-jump': 'productId scene position orderId contract_url',
  'POST /gopia/goya/satire': '',
  'GET /gopia/goya/cultures': 'scene',
  'GET /gopia/goya/misunderstood': 'scene position contract_url',
  'POST /gopia/goya/depush': 'amount periods termUnit orderKey',
  'POST /gopia/goya/drowns':
    'notice errorMessage recProducts logo name buttonText range rangeDescription rate rateDescription description tags clickable productKey',
  'POST /gopia/goya/because': 'moduleId positionId productKey',
  'POST /gopia/goya/define': 'moduleId positionId productKey',
  'GET /api/v2/youmi/service/channel/channel-template': 'templateId id',
  'GET /api/v2/youmi/promotion/track-visit': 'page_id user_from client_type page_type utm_tag app_from',
  'GET /api/v2/youmi/promotion/get-sid': 'sid',
  'GET /api/v2/youmi/promotion/get-captcha': 'sid',
  'POST /api/v2/youmi/promotion/get-sms': 'phone capcode sid deviceId appName app_from user_from utm_tag',
  'GET /api/v2/youmi/promotion/track-click': 'page_id user_from client_type page_type utm_tag app_from phone',
  'POST /api/v2/youmi/promotion/register':
    'phone capcode sid deviceId appName merchantNumber userName smsCode invite_code user_from id app_from utm_tag',
};

export const orderedTexts = [
  'Payment account information',
  'Confirm',
  'Cancel',
  'Next',
  'Order Details',
  'Click to view more products',
  'Withdraw Now',
  'Kind tips',
  'Repayment',
  'Borrow Again',
  'REPAY',
  'Rollover Repayment',
  'Short of money?',
  'Point out',
  'Agree',
  'more',
  'hide',
  'Plan',
  'Payment Method',
  'Please select your repayment method for payment',
  'Payment',
  'Copy',
  'copy success',
  'My complaints',
  'All',
  'Send',
  'Successfully Sent',
  'Process Result',
  'Please rate this service',
  'Please fill in your comments and suggestions',
  'Upload succeeded!',
  'Successful demonstration！',
  'Silakan pilih',
  'Telephone',
  'E-mail',
  'Core Advantages',
  'Guide of loan',
  'About Lender',
  'Contact us',
  'Privacy Policy',
  'Full name',
  'Phone number',
  'Message',
  'Please provide complete information!',
  'Successful!',
  'loading...',
  'error',
];

/** Messages whose language was ordered, and not their words. */
export const orderedForeign: Record<string, 'zh' | 'es'> = {
  'promotion.phoneInvalid': 'zh',
  'promotion.capcodeMissing': 'zh',
  'promotion.capcodeWrong': 'zh',
  'promotion.smsCodeMissing': 'zh',
  'promotion.doNotResend': 'zh',
  'promotion.phoneFirst': 'zh',
  'promotion.codeSent': 'zh',
  'promotion.registered': 'zh',
  'promotion.alreadyRegistered': 'zh',
  'oldRepay.noCard': 'zh',
  'oldRepay.incompleteCode': 'zh',
  'oldRepay.wrongCode': 'zh',
  'oldRepay.duplicate': 'zh',
  'complaint.collectionRefused': 'es',
};
