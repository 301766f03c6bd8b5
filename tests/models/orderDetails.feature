Feature: order details

  Scenario: full 1
    Given order details is opened (with nothing open)
    Then loading
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person calls the service phone; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When load order says 'due'
    Then shown freshness fresh and shown dialog none (Nothing stands before the order: the borrower can act.)
    And nothing comes of it: the device does 'connection restored'; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    And nothing comes of it: the device does 'connection restored'; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person taps "Withdraw Now"; the person taps "Bind now"
    When the phone has its back button pressed
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog outcome unknown
    And nothing comes of it: the device does 'connection restored'; the person taps "Withdraw Now"; the person taps "Bind now"
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When outcome unknown says 'retried'
    Then shown freshness refreshing and shown dialog none
    When the person taps Repayment
    Then shown freshness refreshing and shown dialog none
    When the person taps Repayment
    Then shown freshness refreshing and shown dialog none
    When the person calls the service phone
    Then shown freshness refreshing and shown dialog none
    When the person taps "Help"
    Then shown freshness refreshing and shown dialog none
    When the person taps "Loan documents"
    Then shown freshness refreshing and shown dialog none
    When the person taps "Copy order number o1"
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'rollover'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'tookOtherWay'
    Then shown freshness fresh and shown dialog none
    When the person taps "Rollover Repayment"
    Then shown freshness fresh and shown dialog none
    When the person taps "Click to view more products"
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'rollover'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    And nothing comes of it: the device does 'connection restored'; the person taps "Withdraw Now"; the person taps "Bind now"
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person taps "Withdraw Now"; the person taps "Bind now"
    When the phone has its back button pressed
    Then shown freshness refreshing and shown dialog rating
    When rating says 'closed'
    Then shown freshness refreshing and shown dialog none
    And nothing comes of it: the person taps Repayment
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When the person taps "Borrow Again"
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'left'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog none
    And nothing comes of it: the person taps Repayment
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog withdraw prompt
    And nothing comes of it: the device does 'connection restored'; the person taps "Bind now"
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    And nothing comes of it: the device does 'connection restored'; the person taps "Bind now"
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    And nothing comes of it: the device does 'connection restored'; the person taps "Withdraw Now"
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    And nothing comes of it: the device does 'connection restored'; the person taps "Withdraw Now"
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'rollover'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    And nothing comes of it: the device does 'connection restored'; the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person calls the service phone; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the app comes back to the screen (clear)
    Then shown freshness catching up (The borrower is back from where the order led on, or it led nowhere: this time it is shown.) and shown dialog none
    And nothing comes of it: the device does 'connection restored'; the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the app comes back to the screen (open)
    Then shown freshness catching up and shown dialog outcome unknown
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person taps "Withdraw Now"; the person taps "Bind now"
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'broke'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'elsewhere'
    Then redirecting
    When the app comes back to the screen (open)
    Then shown freshness catching up and shown dialog outcome unknown

  Scenario: full 2
    Given order details is opened (with an open payment and an open loan)
    Then loading
    When load order says 'due'
    Then shown freshness fresh and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'retried'
    Then shown freshness fresh and shown dialog outcome unknown
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog outcome unknown
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'refused'
    Then unavailable (The lender shows nothing of this order (success: false): what it says stays on the page.)
    And nothing comes of it: the device does 'connection restored'; the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When load order says 'rollover'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'wentOn'
    Then loading
    And nothing comes of it: the person taps "Click to view more products"
    When load order says 'rollover'
    Then shown freshness fresh and shown dialog none (Nothing stands before the order: the borrower can act.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog kind tips
    And nothing comes of it: the device does 'connection restored'; the person taps "Withdraw Now"; the person taps "Bind now"
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    And nothing comes of it: the device does 'connection restored'; the person taps "Withdraw Now"; the person taps "Bind now"
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When rating says 'broken'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'refused'
    Then unavailable
    When the app comes back to the screen (clear)
    Then loading
    When load order says 'settled'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'cut'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'garbage'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When 60 s pass
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'rollover'
    Then shown freshness fresh and shown dialog outcome unknown
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'retried'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the person taps "Withdraw Now"
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When the person closes the dialog
    Then shown freshness refreshing and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When the phone has its back button pressed
    Then shown freshness refreshing and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the person taps "Bind now"
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When the person closes the dialog
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'refused'
    Then unavailable
    When the app comes back to the screen (open)
    Then loading
    When load order says 'withdrawal'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'rollover'
    Then shown freshness fresh and shown dialog none

  Scenario: full 3
    Given order details is opened (with an open rating)
    Then loading
    When load order says 'due'
    Then shown freshness fresh and shown dialog none (Nothing stands before the order: the borrower can act.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the person closes the dialog
    Then shown freshness fresh and shown dialog kind tips
    When the person closes the dialog
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'rollover'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog rating
    When rating says 'closed'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'card'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'refused'
    Then unavailable (The lender shows nothing of this order (success: false): what it says stays on the page.)
    When the person calls the service phone
    Then unavailable
    When the person taps "Help"
    Then unavailable
    When the person taps "Try again"
    Then loading
    When load order says 'tips'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'tookOtherWay'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'left'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'broke'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the app comes back to the screen (clear)
    Then shown freshness catching up (The borrower is back from where the order led on, or it led nowhere: this time it is shown.) and shown dialog none
    When refresh order says 'rollover'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the app comes back to the screen (open)
    Then shown freshness catching up and shown dialog outcome unknown
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'elsewhereToo'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'elsewhere'
    Then redirecting

  Scenario: full 4
    Given order details is opened (with nothing open)
    Then loading
    When load order says 'settled'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog rating
    When rating says 'closed'
    Then shown freshness fresh and shown dialog card prompt
    When the phone has its back button pressed
    Then shown freshness fresh and shown dialog kind tips
    When the phone has its back button pressed
    Then shown freshness fresh and shown dialog none (Nothing stands before the order: the borrower can act.)
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'elsewhere'
    Then redirecting (The order continues on another page, which is being opened.)
    When the app comes back to the screen (clear)
    Then shown freshness catching up (The borrower is back from where the order led on, or it led nowhere: this time it is shown.) and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'refused'
    Then unavailable (The lender shows nothing of this order (success: false): what it says stays on the page.)
    When the person taps "Try again"
    Then loading
    When load order says 'refused'
    Then unavailable
    When the person taps "Try again"
    Then loading
    When load order says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person calls the service phone; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When load order says 'garbage'
    Then failed by lender
    And nothing comes of it: the person taps Repayment; the person taps "Rollover Repayment"; the person taps "Borrow Again"; the person calls the service phone; the person taps "Withdraw Now"; the person taps "Bind now"; the person closes the dialog; the phone has its back button pressed
    When the device does 'connection restored'
    Then loading
    When 60 s pass
    Then failed by lender
    When the app comes back to the screen (clear)
    Then loading
    When load order says 'cut'
    Then failed by connection
    When the app comes back to the screen (open)
    Then loading
    When load order says 'elsewhereToo'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When refresh order says 'elsewhereToo'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When refresh order says 'elsewhere'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'elsewhere'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When refresh order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When refresh order says 'refused'
    Then unavailable
    When the person taps "Try again"
    Then loading
    When load order says 'elsewhereToo'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When refresh order says 'cut'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'refused'
    Then unavailable

  Scenario: full 5
    Given order details is opened (with nothing open)
    Then loading
    When load order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog none (Nothing stands before the order: the borrower can act.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the app comes back to the screen (clear)
    Then shown freshness catching up (The borrower is back from where the order led on, or it led nowhere: this time it is shown.) and shown dialog rating (The rating runs its own machine until its dialog closes.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person taps "Withdraw Now"; the person taps "Bind now"
    When refresh order says 'refused'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog rating
    When rating says 'closed'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'retried'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When refresh order says 'rollover'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'tookOtherWay'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'left'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'broke'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When refresh order says 'rollover'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'retried'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'tookOtherWay'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'left'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When refresh order says 'elsewhereToo'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When refresh order says 'refused'
    Then unavailable (The lender shows nothing of this order (success: false): what it says stays on the page.)
    When the person taps "Try again"
    Then loading
    When load order says 'tips'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog kind tips

  Scenario: full 6
    Given order details is opened (with nothing open)
    Then loading
    When load order says 'refused'
    Then unavailable (The lender shows nothing of this order (success: false): what it says stays on the page.)
    When the person taps "Try again"
    Then loading
    When load order says 'settled'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'elsewhereToo'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'elsewhere'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'refused'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'cut'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'garbage'
    Then shown freshness fresh and shown dialog rating
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'withdrawal'
    Then shown freshness fresh and shown dialog rating
    When rating says 'broken'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'broke'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the app comes back to the screen (clear)
    Then shown freshness catching up (The borrower is back from where the order led on, or it led nowhere: this time it is shown.) and shown dialog none (Nothing stands before the order: the borrower can act.)
    When refresh order says 'garbage'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When refresh order says 'elsewhere'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When 60 s pass
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When refresh order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When refresh order says 'elsewhere'
    Then redirecting
    When the app comes back to the screen (clear)
    Then shown freshness catching up and shown dialog none
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When refresh order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'rollover'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the person taps "Click to view more products"
    When the person taps "Try again"
    Then loading
    When load order says 'garbage'
    Then failed by lender
    And nothing comes of it: the person taps "Click to view more products"
    When the person taps "Try again"
    Then loading
    When load order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When the person taps "Bind now"
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'card'
    Then shown freshness fresh and shown dialog kind tips

  Scenario: full 7
    Given order details is opened (with an open payment and an open loan)
    Then loading
    When load order says 'settled'
    Then shown freshness fresh and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'retried'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog rating
    When rating says 'broken'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'refused'
    Then unavailable (The lender shows nothing of this order (success: false): what it says stays on the page.)
    When the person taps "Try again"
    Then loading
    When load order says 'withdrawal'
    Then shown freshness fresh and shown dialog outcome unknown
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'refused'
    Then unavailable
    When the person taps "Try again"
    Then loading
    When load order says 'card'
    Then shown freshness fresh and shown dialog outcome unknown
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'refused'
    Then unavailable
    When the person taps "Try again"
    Then loading
    When load order says 'tips'
    Then shown freshness fresh and shown dialog outcome unknown
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When outcome unknown says 'retried'
    Then shown freshness refreshing and shown dialog kind tips
    When the person closes the dialog
    Then shown freshness refreshing and shown dialog none (Nothing stands before the order: the borrower can act.)
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the person closes the dialog
    Then shown freshness fresh and shown dialog none

  Scenario: full 8
    Given order details is opened (with an open payment and an open loan)
    Then loading
    When load order says 'settledWithPrompt'
    Then shown freshness fresh and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'tookOtherWay'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'tips'
    Then shown freshness fresh and shown dialog rating
    When rating says 'broken'
    Then shown freshness fresh and shown dialog kind tips

  Scenario: full 9
    Given order details is opened (with an open rating)
    Then loading
    When load order says 'withdrawal'
    Then shown freshness fresh and shown dialog withdraw prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog withdraw prompt
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the person closes the dialog
    Then shown freshness fresh and shown dialog kind tips
    When the phone has its back button pressed
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)

  Scenario: full 10
    Given order details is opened (with an open rating)
    Then loading
    When load order says 'tips'
    Then shown freshness fresh and shown dialog kind tips
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog kind tips
    When the person closes the dialog
    Then shown freshness refreshing and shown dialog none (Nothing stands before the order: the borrower can act.)
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the person closes the dialog
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)

  Scenario: full 11
    Given order details is opened (with an open rating)
    Then loading
    When load order says 'elsewhere'
    Then redirecting (The order continues on another page, which is being opened.)
    When the app comes back to the screen (clear)
    Then shown freshness catching up (The borrower is back from where the order led on, or it led nowhere: this time it is shown.) and shown dialog none (Nothing stands before the order: the borrower can act.)
    When refresh order says 'elsewhereToo'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)

  Scenario: full 12
    Given order details is opened (with an open payment and an open loan)
    Then loading
    When load order says 'due'
    Then shown freshness fresh and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'tookOtherWay'
    Then shown freshness fresh and shown dialog outcome unknown
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'left'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)

  Scenario: full 13
    Given order details is opened (with an open payment and an open loan)
    Then loading
    When load order says 'due'
    Then shown freshness fresh and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'left'
    Then shown freshness fresh and shown dialog outcome unknown
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'settled'
    Then shown freshness fresh and shown dialog outcome unknown
    When outcome unknown says 'broke'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)

  Scenario: full 14
    Given order details is opened (with an open payment and an open loan)
    Then loading
    When load order says 'due'
    Then shown freshness fresh and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'broke'
    Then shown freshness fresh and shown dialog outcome unknown
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog outcome unknown
    When refresh order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the app comes back to the screen (clear)
    Then shown freshness catching up (The borrower is back from where the order led on, or it led nowhere: this time it is shown.) and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When refresh order says 'cut'
    Then shown freshness fresh and shown dialog rating

  Scenario: full 15
    Given order details is opened (with an open rating)
    Then loading
    When load order says 'settled'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When rating says 'closed'
    Then shown freshness fresh and shown dialog none (Nothing stands before the order: the borrower can act.)

  Scenario: full 16
    Given order details is opened (with an open rating)
    Then loading
    When load order says 'settled'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When rating says 'broken'
    Then shown freshness fresh and shown dialog none (Nothing stands before the order: the borrower can act.)

  Scenario: full 17
    Given order details is opened (with nothing open)
    Then loading
    When load order says 'elsewhereToo'
    Then redirecting (The order continues on another page, which is being opened.)
    When the app comes back to the screen (clear)
    Then shown freshness catching up (The borrower is back from where the order led on, or it led nowhere: this time it is shown.) and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When refresh order says 'garbage'
    Then shown freshness fresh and shown dialog rating

  Scenario: full 18
    Given order details is opened (with an open rating)
    Then loading
    When load order says 'settled'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'due'
    Then shown freshness fresh and shown dialog rating

  Scenario: full 19
    Given order details is opened (with an open rating)
    Then loading
    When load order says 'settled'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog rating
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog rating
    When rating says 'closed'
    Then shown freshness fresh and shown dialog card prompt

  Scenario: full 20
    Given order details is opened (with nothing open)
    Then loading
    When load order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the app comes back to the screen (clear)
    Then shown freshness refreshing and shown dialog card prompt
    When the person taps "Bind now"
    Then shown freshness refreshing and shown dialog none (Nothing stands before the order: the borrower can act.)
    When the person taps Repayment
    Then shown freshness refreshing and shown dialog none
    When refresh order says 'card'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)

  Scenario: full 21
    Given order details is opened (with nothing open)
    Then loading
    When load order says 'card'
    Then shown freshness fresh and shown dialog card prompt
    When the person taps "Bind now"
    Then shown freshness fresh and shown dialog none (Nothing stands before the order: the borrower can act.)
    When the person taps Repayment
    Then shown freshness fresh and shown dialog none
    When the app comes back to the screen (open)
    Then shown freshness refreshing and shown dialog outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'wentOn'
    Then loading
    When load order says 'card'
    Then shown freshness fresh and shown dialog rating (The rating runs its own machine until its dialog closes.)
