import 'package:flutter/material.dart';
import 'package:url_launcher/url_launcher.dart';

import 'loan_links.dart';

/// Replaces a page that could not be loaded.
class LoanTrouble extends StatelessWidget {
  const LoanTrouble({super.key, required this.retry});

  final VoidCallback retry;

  @override
  Widget build(BuildContext context) => Center(
        child: Column(mainAxisSize: MainAxisSize.min, children: [
          const Text('The page could not be loaded. Check your connection and try again.'),
          TextButton(onPressed: retry, child: const Text('Try again')),
          TextButton(onPressed: () => launchUrl(servicePhone).ignore(), child: const Text('Call us')),
        ]),
      );
}
