import 'package:url_launcher/url_launcher.dart';

// What differs for your app.
const origin = 'https://loans.example';
final servicePhone = Uri(scheme: 'tel', path: '+63281234567');

/// Other websites, mail, telephone, and the wallets of your payment partners. Some diallers run codes such as *#06# at once.
final _otherApps = RegExp(r'^(https|mailto|sms|gcash|paymaya|grab):|^tel:\+?[\d().-]+$');

/// Whether [url] belongs to a page of the app.
bool isOurs(String url) => url.startsWith('$origin/');

/// Opens an address that is not the app's own, if its scheme is known. Returns why it failed, or null.
String? openOutside(String url, [Pattern? allowed]) {
  final uri = (allowed ?? _otherApps).allMatches(url).isEmpty ? null : Uri.tryParse(url);
  if (uri == null) return 'rejected';
  launchUrl(uri, mode: LaunchMode.externalApplication).ignore();
  return null;
}

/// Opens the dialler with the first number of a text.
String? call(String text) {
  final number = RegExp(r'\+?\d(?:[\s().-]{0,2}\d)*').stringMatch(text) ?? '';
  return openOutside('tel:${number.replaceAll(RegExp(r'[^+\d]'), '')}');
}
