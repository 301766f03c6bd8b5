import 'package:flutter/material.dart';
import 'package:url_launcher/url_launcher.dart';
import 'package:webview_flutter/webview_flutter.dart';

import 'loan_links.dart';
import 'loan_view.dart';

/// The page, or what replaces one that could not be loaded.
class LoanBody extends StatelessWidget {
  const LoanBody(this.view, {super.key});

  final LoanView view;

  @override
  Widget build(BuildContext context) => ListenableBuilder(
        listenable: view,
        builder: (_, __) => view.hasFailed ? _trouble : WebViewWidget(controller: view.controller),
      );

  Widget get _trouble => Center(
        child: Column(mainAxisSize: MainAxisSize.min, children: [
          const Text('The page could not be loaded. Check your connection and try again.'),
          TextButton(onPressed: view.retry, child: const Text('Try again')),
          TextButton(onPressed: () => launchUrl(servicePhone).ignore(), child: const Text('Call us')),
        ]),
      );
}
