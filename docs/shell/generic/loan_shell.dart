import 'dart:async';
import 'dart:convert';

/// Performs an action of the page. Returns the reason why it failed, or null.
typedef LoanAction = String? Function(Map<Object?, Object?> payload);

/// The shell's end of the generic channel (docs/bridge.md), as in loanShell.ts. [run] runs a script in the page. Only pages of [origin] are heard.
class LoanShell {
  LoanShell({required this.origin, required this.run, required this.actions});

  final String origin;
  final void Function(String script) run;
  final Map<String, LoanAction> actions;

  Completer<bool>? _back;
  bool _isReady = false;
  bool _isPaused = false;
  bool _isSessionClosed = false;

  /// Another document is loading: until its `ready` nothing reaches it, and it never answers an earlier back.
  void pageStarted() {
    _isReady = false;
    _answerBack(true);
  }

  /// Takes a text of the page at [address]; ignores everything that is no message of version 1.
  void hear(String text, String? address) {
    if (address == null || !address.startsWith('$origin/')) return;
    final Object? message;
    try {
      message = jsonDecode(text);
    } on FormatException {
      return;
    }
    if (message is! Map || message['v'] != 1) return;
    final payload = message['payload'] is Map ? message['payload'] as Map : const {};
    final id = message['id'];
    switch (message['event']) {
      case 'ready':
        _isReady = true;
        _answerBack(true);
        if (_isPaused) _tell('pause');
        if (_isSessionClosed) _tell('session.closed');
      case 'back.handled':
        _answerBack(payload['handled'] == true);
      default:
        if (id is String) _perform(id, message['action'], payload);
    }
  }

  /// The page is notified in pairs, however often the platform repeats it.
  void setPaused(bool now) {
    if (now == _isPaused) return;
    _isPaused = now;
    // To the page, resume after the end of a session means that the borrower has logged in again.
    if (now || !_isSessionClosed) _tell(now ? 'pause' : 'resume');
  }

  /// The session of the page's address has ended: the page then removes what it stored.
  void setSessionClosed(bool now) {
    if (now && !_isSessionClosed) _tell('session.closed');
    _isSessionClosed = now;
  }

  /// Asks the page to handle back; completes with whether it did. One press at a time.
  Future<bool> back() async {
    if (!_isReady) return false;
    if (_back != null) return true;
    final back = _back = Completer<bool>();
    _tell('back');
    final handled = await back.future.timeout(const Duration(milliseconds: 400), onTimeout: () => false);
    if (identical(_back, back)) _back = null;
    return handled;
  }

  void _answerBack(bool handled) {
    final back = _back;
    _back = null;
    back?.complete(handled);
  }

  void _perform(String id, Object? name, Map<Object?, Object?> payload) {
    if (name == 'capabilities') {
      _say({'id': id, 'ok': true, 'result': {'actions': [...actions.keys, 'capabilities']}});
      return;
    }
    final action = actions[name];
    String? failure;
    try {
      failure = action == null ? 'unsupported' : action(payload);
    } on Exception {
      failure = 'rejected';
    }
    if (failure != null) _say({'id': id, 'ok': false, 'reason': failure});
  }

  void _tell(String event) {
    if (_isReady) _say({'event': event, 'payload': <String, Object?>{}});
  }

  // Encoded twice, so that no part of a message can run as a script.
  void _say(Map<String, Object?> message) =>
      run('window.loanShellReceive?.(${jsonEncode(jsonEncode({'v': 1, ...message}))})');
}
